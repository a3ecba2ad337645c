// Fails where unpacking parts of the engine, one after another as pages do, does not give them back, byte for byte.
//
// Usage: node check_packed.mjs UNPACKER [PACKED MODULE]...
import fs from "node:fs";

const [unpacker, ...parts] = process.argv.slice(2);
const { room, unpack, memory } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(unpacker))).exports;
for (let index = 0; index < parts.length; index += 2) {
  const [packed, module] = [fs.readFileSync(parts[index]), fs.readFileSync(parts[index + 1])];
  const place = room(packed.length);
  new Uint8Array(memory.buffer).set(packed, place);
  const start = unpack(packed.length);
  const length = new DataView(memory.buffer).getUint32(start - 4, true);
  if (Buffer.compare(module, Buffer.from(memory.buffer, start, length)) !== 0) throw new Error(`${parts[index]} is not ${parts[index + 1]}`);
}
