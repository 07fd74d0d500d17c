export function download(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Some browsers begin the download later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
