// Gives a module of the engine back from what scripts/pack_module.py makes of it: instructions and their operands by kind, which
// compress better than as they stand.
//
// First the module's length and those of the streams, then the streams: `frame` has the length of what stands before the code, the
// number of functions, the length of the code section and all but that section; `pairs` has, for each code of an instruction of memory, the
// instruction and its alignment; `recent` how many other locals have been used since a local was, from 1, and 0 for one that stands
// in `locals`.

function unpack(packed) {
  let at = 0;
  const number = () => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = packed[at++];
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    return value;
  };
  const module = new Uint8Array(number());
  const lengths = Array.from({ length: 10 }, number);
  const starts = lengths.map((length) => (at += length) - length);
  let [frame, pairs, instructions, recent, locals, integers, offsets, calls, branches, rest] = starts;
  // The instruction, and its alignment, of each code.
  const [instruction, alignment] = [new Uint8Array(256), new Uint8Array(256)];
  for (; pairs < instructions; pairs += 3) {
    instruction[packed[pairs]] = packed[pairs + 1];
    alignment[packed[pairs]] = packed[pairs + 2];
  }
  at = frame;
  const [before, count, codeLength] = [number(), number(), number()];
  const after = packed.subarray(at + before, starts[1]);
  module.set(packed.subarray(at, at + before));
  let to = before;
  const put = (value) => {
    for (; value > 0x7f; value >>>= 7) module[to++] = (value & 0x7f) | 0x80;
    module[to++] = value;
  };
  module[to++] = 10;
  put(codeLength);
  put(count);
  // Copies one number of a stream, and says where the next one stands.
  const copy = (from) => {
    while (packed[from] & 0x80) module[to++] = packed[from++];
    module[to++] = packed[from++];
    return from;
  };
  const copyRest = (count) => {
    while (count-- > 0) module[to++] = packed[rest++];
  };
  // The locals of a function, the last one used first.
  const order = new Uint32Array(65536);
  let used = 0;
  const local = () => {
    let place = packed[recent++];
    let name = 0;
    if (place > 0) name = order[--place];
    else {
      at = locals;
      name = number();
      locals = at;
      place = order.subarray(0, used).indexOf(name);
      if (place < 0) place = used++;
    }
    order.copyWithin(1, 0, place);
    order[0] = name;
    put(name);
  };
  const operands = (code) => {
    switch (code) {
      case 0x02: case 0x03: case 0x04: case 0x3f: case 0x40: return copyRest(1); // block, loop, if, memory.size, memory.grow
      case 0x0c: case 0x0d: return void (branches = copy(branches)); // br, br_if
      case 0x10: return void (calls = copy(calls));
      case 0x20: case 0x21: case 0x22: return local();
      case 0x23: case 0x24: case 0x42: return void (rest = copy(rest)); // global.get, global.set, i64.const
      case 0x41: return void (integers = copy(integers)); // i32.const
      case 0x11: return void (rest = copy(copy(rest))); // call_indirect
      case 0x43: return copyRest(4); // f32.const
      case 0x44: return copyRest(8); // f64.const
      case 0x0e: { // br_table
        at = rest;
        let labels = number() + 1;
        rest = copy(rest);
        while (labels-- > 0) rest = copy(rest);
        return;
      }
      case 0xfc: { // bulk memory, conversions that saturate
        const kind = packed[rest];
        copyRest(kind === 10 ? 3 : kind === 11 ? 2 : 1);
      }
    }
  };
  const body = () => {
    used = 0;
    at = rest;
    let groups = number();
    rest = copy(rest);
    while (groups-- > 0) {
      rest = copy(rest);
      copyRest(1);
    }
    for (let depth = 0; depth >= 0; ) {
      const code = packed[instructions++];
      if (instruction[code]) {
        module[to++] = instruction[code];
        module[to++] = alignment[code];
        offsets = copy(offsets);
        continue;
      }
      module[to++] = code;
      if (code === 0x0b) depth--;
      else if (code >= 0x02 && code <= 0x04) depth++;
      operands(code);
    }
  };
  // The length stands before a body, and is known after it.
  const room = 5;
  for (let index = 0; index < count; index++) {
    const start = to;
    to += room;
    body();
    const length = to - start - room;
    to = start;
    put(length);
    module.copyWithin(to, start + room, start + room + length);
    to += length;
  }
  module.set(after, to);
  return module;
}
