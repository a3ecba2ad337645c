// Links that hold a change: `FIGURE@WIDTH.CODE`, the code packed and in the letters of addresses; behind the width, each behind a
// comma, what was chosen of text size, direction and appearance.

const longest = 8000;

// The address of this page with a change.
export async function linkTo({ figure, width, conditions, code }) {
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const chosen = conditions.split(" ").filter(Boolean).map((each) => `,${each}`).join("");
  const address = new URL(location.href);
  address.search = new URLSearchParams({ change: `${figure}@${width}${chosen}.${packed}` }).toString();
  address.hash = "";
  return address.href;
}

// What a link holds; null where it is no such link, or has been cut.
export async function changeOf(link) {
  const [, figure, width, chosen, packed] = link.match(/^(.+)@(\d+)((?:,[\w-]+=\w+)*)\.([\w-]+)$/) ?? [];
  if (!figure || packed.length > longest) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const code = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
    return { figure, width: Number(width), code, conditions: chosen.slice(1).replaceAll(",", " ") };
  } catch {
    return null;
  }
}
