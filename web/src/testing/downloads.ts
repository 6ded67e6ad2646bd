import { vi } from 'vitest';
import { atEnd } from './lifecycle';

export interface DownloadedFile {
  name: string;
  content: Blob;
}

/** Collects the files that the page saves (`saveFile`) until the end of the test. */
export function collectDownloads(): readonly DownloadedFile[] {
  const files: DownloadedFile[] = [];
  let content = new Blob();
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:test';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  atEnd(() => {
    created.mockRestore();
    clicked.mockRestore();
  });
  return files;
}
