// Where the sources of this page can be read: GitHub Pages names the repository in its address.

/** The address of a file of the repository; `undefined` where the page's address does not tell the repository. */
export function sourceAddress(path: string, { hostname, pathname } = location): string | undefined {
  const owner = /^([\w-]+)\.github\.io$/.exec(hostname)?.[1];
  if (!owner) return undefined;
  const repository = pathname.split('/')[1] || `${owner}.github.io`;
  return `https://github.com/${owner}/${repository}/blob/main/${path}`;
}
