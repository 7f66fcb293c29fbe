/** Hands a file to the browser's downloads; answers its size in bytes. */
export function saveJsonFile(name: string, content: unknown): number {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
  return blob.size;
}
