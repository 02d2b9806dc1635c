import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { getPost } from '@/data/repositories/blog.ts';
import type { BlogPost } from '@/domain/blog.ts';
import { type AppError, toAppError } from '@/domain/errors.ts';
import { showToast } from '@/ui/feedback/toast.ts';

export type PostView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: AppError }
  | { readonly status: 'ready'; readonly post: BlogPost };

/**
 * One article; a page of another slug is another page. An unknown slug gives an error toast and leads back to the list (spec
 * section 2, Blog).
 */
export function usePost(slug: string): PostView {
  const navigate = useNavigate();
  const [view, setView] = useState<PostView>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    async function load() {
      try {
        const post = await getPost(slug);
        if (current) setView({ status: 'ready', post });
      } catch (thrown) {
        if (!current) return;
        const error = toAppError(thrown);
        showToast({
          title: 'Error fetching post',
          description: 'Could not load the article. It might not exist.',
          variant: 'destructive',
        });
        if (error.reason === 'not_found') void navigate(paths.blog, { replace: true });
        else setView({ status: 'error', error });
      }
    }
    void load();
    return () => {
      current = false;
    };
  }, [slug, navigate]);

  return view;
}
