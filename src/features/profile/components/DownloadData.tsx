import { Button } from '@mantine/core';
import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { saveFile } from '@/platform/saveFile.ts';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import classes from './DownloadData.module.css';

/** One file with everything that the account has, to be kept by its owner. */
export function DownloadData({ userId }: { readonly userId: string }) {
  const { account } = useData();
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setState('busy');
    setNews('');
    setFailure(null);
    try {
      const data = await account.collectMyData(userId);
      const name = `waymark-data-${localIsoDate(Date.parse(data.madeAt))}.json`;
      const text = JSON.stringify(data, null, 2);
      if ((await saveFile({ name, type: 'application/json', text })) === 'saved')
        setNews(
          data.complete
            ? `${name} is ready to open.`
            : `${name} is ready to open. Without the network it holds what this device has.`,
        );
    } catch (thrown) {
      setFailure(describeError(toAppError(thrown)));
    } finally {
      setState('idle');
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
          data-disabled={state === 'busy'}
          aria-disabled={state === 'busy'}
          onClick={() => {
            if (state === 'idle') void download();
          }}
        >
          Download my data
        </Button>
        <output className={classes.news}>{news}</output>
      </div>
    </>
  );
}
