// Packages that find their files beside themselves stay where they are in development.
export default { optimizeDeps: { exclude: ['@chariot/board', '@chariot/engine'] } };
