import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/icons.tsx';

interface CopyButtonProps {
  readonly value: string;
  /** What it copies ("Copy key"). */
  readonly label: string;
  /** One of several things to do with what stands above: without a frame. */
  readonly quiet?: boolean;
  readonly onCopied?: () => void;
  /** The browser did not allow it, or has no clipboard. */
  readonly onFailed: () => void;
}

/** How long the button says that it has copied, ms. */
const SAID_FOR = 2000;

/** Puts a text on the clipboard and says so on itself. */
export function CopyButton({ value, label, quiet = false, onCopied, onFailed }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
    } catch {
      onFailed();
    }
  };

  return (
    <Button
      variant={quiet ? 'subtle' : 'default'}
      leftSection={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      onClick={() => void copy()}
    >
      {copied ? 'Copied' : label}
    </Button>
  );
}
