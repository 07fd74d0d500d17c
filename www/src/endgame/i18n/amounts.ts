/** File size: `39 KB`, `4.9 MB`, `120 MB`. */
export function size(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} KB`;
  return bytes < 1e8 ? `${(bytes / 1e6).toFixed(1)} MB` : memory(bytes);
}

/** Memory size: `390 MB`, `1.9 GB`. */
export function memory(bytes: number): string {
  return bytes < 1e9 ? `${Math.round(bytes / 1e7) * 10} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** An estimated time: rounded seconds up to two minutes, then minutes. */
export function rounded(seconds: number): { seconds: number } | { minutes: number } {
  if (seconds < 10) return { seconds: Math.max(1, Math.ceil(seconds)) };
  return seconds <= 100
    ? { seconds: Math.ceil(seconds / 5) * 5 }
    : { minutes: Math.ceil(seconds / 60) };
}
