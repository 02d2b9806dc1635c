import type { RefObject } from 'react';

interface FileInputProps {
  /** Pressed by the button that asks for a file: the field itself is not shown. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Media types and endings, as HTML has them. */
  readonly accept: string;
  readonly onPick: (file: File) => void;
}

/** Asks the device for one file; the same one can be picked twice. What is in it is for the caller to judge. */
export function FileInput({ ref, label, accept, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        event.currentTarget.value = '';
        if (file) onPick(file);
      }}
    />
  );
}
