/** Headers for cross-origin isolation, which also allow the page its own files. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The response with headers that a plain static host does not send. */
export function isolated(response: Response): Response {
  // The browser follows an opaque redirect.
  if (response.status === 0) return response;
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ISOLATION)) headers.set(name, value);
  return new Response(body, { status, statusText, headers });
}
