import { Button } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDoor } from '@/data/door/door.ts';
import { checkNewsletterEmail, newsletterWords } from '@domain/forms/newsletter.ts';
import { OfflineNotice } from '@/ui/feedback/OfflineNotice.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { TextField } from '@/ui/fields/TextField.tsx';
import { Form } from '@/ui/form/Form.tsx';
import { followLateOutcomes } from '../lateNews.ts';
import classes from './NewsletterForm.module.css';

/** The newsletter's sign-up, with the four outcomes of requirements §8 and a fifth for when there is no network. */
export function NewsletterForm() {
  const door = useDoor();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const address = checkNewsletterEmail(email);
    if (address === null) {
      setError(newsletterWords.invalid.title);
      showToast(newsletterWords.invalid);
      input.current?.focus();
      return;
    }
    setBusy(true);
    setKept(null);
    try {
      const data = await door.load();
      const outcome = await data.newsletter.subscribe(address);
      if (outcome === 'waiting') {
        setKept(address);
        followLateOutcomes(data);
      } else {
        showToast(newsletterWords[outcome]);
      }
      if (outcome !== 'already') setEmail('');
    } catch {
      showToast(newsletterWords.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={classes.slip} aria-labelledby={heading}>
      <div className={classes.words}>
        <h2 id={heading} className={classes.title}>
          Get the AI trip planner guide
        </h2>
        <p className={classes.text}>
          The newsletter brings new articles, and starts with a free guide to planning a trip with the
          assistant.
        </p>
      </div>
      <Form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          inputRef={input}
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(value) => {
            setEmail(value);
            setError(null);
          }}
          error={error}
        />
        <Button type="submit" loading={busy} className={classes.submit ?? ''}>
          Subscribe
        </Button>
      </Form>
      {kept !== null && (
        <OfflineNotice>
          You are offline. <strong className={classes.address}>{kept}</strong> is kept on this device and will
          be sent when you are online.
        </OfflineNotice>
      )}
    </section>
  );
}
