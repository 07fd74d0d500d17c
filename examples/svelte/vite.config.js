import { svelte } from '@sveltejs/vite-plugin-svelte';

export default {
  plugins: [svelte()],
  // Packages that find their files beside themselves stay where they are in development.
  optimizeDeps: { exclude: ['@chariot/board', '@chariot/engine'] },
};
