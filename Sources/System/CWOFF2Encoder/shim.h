#include <woff2/encode.h>
