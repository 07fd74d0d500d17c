// Answers to requests for parts of a file, as a host gives them.

const BOUNDARY = 'a-part-of-the-file';

/**
 * Status, headers and body of the answer with a file of a content type, or with the parts that a
 * `Range` header asks for.
 * @param {Buffer} file
 * @param {string | undefined} range
 * @param {string} type
 * @returns {{ status: number, headers: Record<string, string>, body: Buffer }}
 */
export function answerOf(file, range, type) {
  const asked = [...(range ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, first, last]) => {
    const [start, end] = [Number(first), Math.min(Number(last) + 1, file.length)];
    return { of: `bytes ${start}-${end - 1}/${file.length}`, bytes: file.subarray(start, end) };
  });
  const [one, ...others] = asked;
  if (!one) return { status: 200, headers: { 'Content-Type': type }, body: file };
  if (others.length === 0) {
    const headers = { 'Content-Type': type, 'Content-Range': one.of };
    return { status: 206, headers, body: one.bytes };
  }
  const parts = asked.flatMap(({ of, bytes }) => [
    Buffer.from(`\r\n--${BOUNDARY}\r\nContent-Type: ${type}\r\nContent-Range: ${of}\r\n\r\n`),
    bytes,
  ]);
  return {
    status: 206,
    headers: { 'Content-Type': `multipart/byteranges; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
