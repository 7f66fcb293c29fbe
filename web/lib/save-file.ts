/** Saves a file through the browser's downloads. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has picked up the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** The same for a text; returns its size in bytes. */
export function saveFile(name: string, content: string, type: 'application/json' | 'text/csv'): number {
  // Spreadsheets need the mark of UTF-8, and reading an answer as text takes it away.
  const marked = type === 'text/csv' ? content.replace(/^\uFEFF?/, '\uFEFF') : content;
  const blob = new Blob([marked], { type });
  saveBlob(name, blob);
  return blob.size;
}
