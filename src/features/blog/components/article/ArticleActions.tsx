import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { blogPostPath, paths } from '@/config/paths.ts';
import type { BlogPost } from '@domain/blog.ts';
import { CheckIcon, SavedIcon, ShareIcon } from '@/ui/icons/icons.tsx';
import { useSaved } from '../../hooks/useSaved.ts';
import { shareLink } from '@/ui/feedback/shareLink.ts';
import classes from './ArticleActions.module.css';

function addressOf({ slug }: BlogPost): string {
  return new URL(blogPostPath(slug), location.origin).href;
}

/** What one does with an article: plan from it, keep it for the air, pass it on. */
export function ArticleActions({ post }: { readonly post: BlogPost }) {
  const { saved, busy, toggle } = useSaved(post);
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={paths.assistant}
        state={{ prefilledQuery: `Plan a trip based on the article "${post.title}"` }}
        variant="filled"
      >
        Generate AI Itinerary
      </Button>
      <Button
        className={classes.save ?? ''}
        data-saved={saved === true || undefined}
        aria-busy={busy}
        onClick={() => void toggle()}
        leftSection={saved ? <CheckIcon size={20} /> : <SavedIcon size={20} />}
      >
        {saved ? 'Saved for offline' : 'Save for offline'}
        {saved && <span className="wm-hidden">. Press to give it up</span>}
      </Button>
      <Button
        variant="subtle"
        onClick={() => void shareLink({ title: post.title, url: addressOf(post) })}
        leftSection={<ShareIcon size={20} />}
      >
        Share
      </Button>
    </div>
  );
}
