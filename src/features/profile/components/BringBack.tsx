import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { Brought } from '@/data/repositories/bringBack.ts';
import type { DataFile } from '@domain/accounts/dataFile.ts';
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { FileInput } from '@/ui/fields/FileInput.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { broughtWords, fileWords } from '../fileWords.ts';
import { DoneLine } from '@/ui/feedback/DoneLine.tsx';
import classes from './BringBack.module.css';

interface BringBackProps {
  readonly userId: string;
  /** The plan lists kept trips. */
  readonly isMember: boolean;
  /** Something stands in the profile's form now that is to be looked at. */
  readonly onProfile: () => void;
}

interface Chosen {
  readonly name: string;
  readonly file: DataFile;
}

/** A file of "Download my data", read on the device and brought back beside what is there. */
export function BringBack({ userId, isMember, onProfile }: BringBackProps) {
  const { account } = useData();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<Brought | null>(null);

  const choose = async (picked: File) => {
    setChosen(null);
    setDone(null);
    setFailure(null);
    setBusy(true);
    try {
      // few ever read a file: what reads it is fetched then
      const reader = await import('@domain/accounts/dataFile.ts').catch(() => null);
      if (reader === null) {
        setFailure(
          'What reads such a file could not be fetched: this needs a network. Choose the file again.',
        );
        return;
      }
      const { MAX_DATA_BYTES, readDataFile } = reader;
      if (picked.size > MAX_DATA_BYTES) {
        setFailure(`${picked.name} is larger than ${MAX_DATA_BYTES / 1024 / 1024} MB: no file of ours is.`);
        return;
      }
      const read = readDataFile(await picked.text());
      if (read.kind === 'read') setChosen({ name: picked.name, file: read.file });
      else setFailure(read.words);
    } catch {
      setFailure(`${picked.name} could not be read.`);
    } finally {
      setBusy(false);
    }
  };
  const bring = async ({ file }: Chosen) => {
    setBusy(true);
    setFailure(null);
    try {
      const brought = await account.bringBack(userId, file);
      setDone(brought);
      setChosen(null);
      button.current?.focus();
      if (brought.profile === 'form') onProfile();
    } catch (thrown) {
      setFailure(describeError(toAppError(thrown)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <p>
        Such a file can be brought back: trips with their bookings, searches, and the answers of your profile.
        What is here stays as it is. Chats are kept in the file and not brought back: only the assistant
        writes them.
      </p>
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      <FileInput
        ref={input}
        label="A file of my data"
        accept="application/json,.json"
        onPick={(file) => void choose(file)}
      />
      <output>
        {chosen && (
          <>
            <strong>{chosen.name}</strong>, made {formatDate(localIsoDate(parseInstant(chosen.file.madeAt)))}:{' '}
            {fileWords(chosen.file)}
          </>
        )}
      </output>
      <div className={classes.actions}>
        {chosen && (
          <>
            <Button
              variant="filled"
              data-disabled={busy}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void bring(chosen);
              }}
            >
              Bring it back
            </Button>
            <Button
              onClick={() => {
                setChosen(null);
                button.current?.focus();
              }}
            >
              Leave it
            </Button>
          </>
        )}
        <Button
          ref={button}
          data-disabled={busy}
          aria-disabled={busy}
          onClick={() => !busy && input.current?.click()}
        >
          {chosen ? 'Choose another file' : 'Bring a file back'}
        </Button>
      </div>
      <DoneLine>{done === null ? '' : broughtWords(done, isMember)}</DoneLine>
    </>
  );
}
