/** The part of Trusted Types that we use; only Chromium has them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// The page's content security policy (`vite.config.ts`) lets no text become a script or HTML. The
// one exception is the address of a worker in the page's own folder.
trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, location.href).href.startsWith(new URL('.', location.href).href)
      ? address
      : null,
});
