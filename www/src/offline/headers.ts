/** What makes a page cross-origin isolated, and lets it load what it is made of. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The same response with the headers that a plain static host does not send. */
export function isolated(response: Response): Response {
  // An opaque redirect is for the browser to follow.
  if (response.status === 0) return response;
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ISOLATION)) headers.set(name, value);
  return new Response(body, { status, statusText, headers });
}
