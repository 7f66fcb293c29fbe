/** Hands a file to the browser's downloads; answers its size in bytes. */
export function saveFile(name: string, content: string, type: 'application/json' | 'text/csv'): number {
  const blob = new Blob([content], { type });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
  return blob.size;
}
