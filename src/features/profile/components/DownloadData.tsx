import { Button } from '@mantine/core';
import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { mayAsk, saveFile, type SavedFile } from '@/platform/saveFile.ts';
import { DoneLine } from '@/ui/feedback/DoneLine.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';

interface MadeFile extends SavedFile {
  /** What is to be said about it when it has been handed over. */
  readonly words: string;
}

/** One file with everything that the account has, to be kept by its owner. */
export function DownloadData({ userId }: { readonly userId: string }) {
  const { account } = useData();
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  /** Made, and too late for the press that asked for it: a browser hands nothing over by itself. */
  const [late, setLate] = useState<MadeFile | null>(null);

  const handOver = async (file: MadeFile) => {
    const outcome = await saveFile(file);
    if (outcome === 'saved') setLate(null);
    setNews(outcome === 'saved' ? file.words : '');
  };
  const make = async () => {
    setBusy(true);
    setNews('');
    setFailure(null);
    try {
      const collected = await account.collectMyData(userId);
      const name = `waymark-data-${localIsoDate(Date.parse(collected.madeAt))}.json`;
      const words = collected.complete
        ? `${name} is ready to open.`
        : `${name} is ready to open. What could not be fetched is as this device has it.`;
      const file = { name, type: 'application/json', text: JSON.stringify(collected, null, 2), words };
      if (mayAsk()) await handOver(file);
      else {
        setLate(file);
        setNews('The file is made. Press again to save it.');
      }
    } catch (thrown) {
      setFailure(describeError(toAppError(thrown)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <p>
        Your trips, your chats, your profile and the searches that this device keeps, in one JSON file that
        other programs can read.
      </p>
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      <div>
        <Button
          // not `disabled`: the button that was just pressed keeps the focus
          data-disabled={busy}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void (late ? handOver(late) : make());
          }}
        >
          {late ? 'Save the file' : 'Download my data'}
        </Button>
        <DoneLine>{news}</DoneLine>
      </div>
    </>
  );
}
