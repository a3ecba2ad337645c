// Fails where unpacking a part of the engine does not give it back, byte for byte.
//
// Usage: node check_packed.mjs UNPACKER PACKED MODULE
import fs from "node:fs";

const [unpacker, packed, module] = process.argv.slice(2).map((name) => fs.readFileSync(name));
const { room, unpack, memory } = new WebAssembly.Instance(new WebAssembly.Module(unpacker)).exports;
const place = room(packed.length);
new Uint8Array(memory.buffer).set(packed, place);
const start = unpack(packed.length);
const length = new DataView(memory.buffer).getUint32(start - 4, true);
if (Buffer.compare(module, Buffer.from(memory.buffer, start, length)) !== 0) throw new Error(`${process.argv[3]} is not ${process.argv[4]}`);
