import vue from '@vitejs/plugin-vue';

export default {
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'chariot-board' } } }),
  ],
  // Packages that find their files beside themselves stay where they are in development.
  optimizeDeps: { exclude: ['@chariot/board', '@chariot/engine'] },
};
