/** A file for the traveller to keep. */

export interface SavedFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly text: string;
}

/** Browsers read the file after the click has returned, ms. */
const KEPT_FOR = 60_000;

/**
 * Hands a file over: by the device's share sheet where a finger is used and the sheet takes files, because an app on an
 * iPhone's home screen has no downloads; by a download otherwise. To be called when something was pressed.
 */
export async function saveFile({ name, type, text }: SavedFile): Promise<'saved' | 'cancelled'> {
  const file = new File([text], name, { type });
  if (matchMedia('(pointer: coarse)').matches && takesFile(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'saved';
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'cancelled';
      // not allowed here after all: the download is left
    }
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
  return 'saved';
}

/** Whether the press that asked for a file still counts: a share sheet opens for no other. True where nobody says. */
export function mayAsk(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.isActive : true;
}

function takesFile(file: File): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false);
}
