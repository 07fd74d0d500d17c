/** The network in a file, unpacked. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Some hosts make the browser unpack it.
  if (!isPacked(bytes)) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function isPacked([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}
