#include "CLineBreaks.h"
