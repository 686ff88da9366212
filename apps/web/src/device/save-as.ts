/** Gives a text to the browser as a file; nothing of it goes over the network. */
export function saveAs(name: string, type: 'text/csv' | 'text/calendar' | 'application/json', text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
