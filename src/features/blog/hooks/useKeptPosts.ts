import { useEffect, useState } from 'react';
import { useDoor } from '@/data/door/door.ts';
import type { BlogPost } from '@domain/blog.ts';
import { withKept } from '../kept.ts';

/** The articles that open without a network, newest first; null until this device has been asked. */
export function useKeptPosts(): readonly BlogPost[] | null {
  const door = useDoor();
  const [posts, setPosts] = useState<readonly BlogPost[] | null>(null);

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const list = await withKept(door, ({ keptList }) => keptList());
      if (current) setPosts(list?.posts ?? []);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [door]);

  return posts;
}
