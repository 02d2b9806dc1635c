/** Which of the two chat screens is in front: the widget over /ai-assistant shows the same chat as the page. */
import { useEffect } from 'react';
import { create } from 'zustand';

const useStore = create<{ readonly isWidgetOpen: boolean }>(() => ({ isWidgetOpen: false }));

/** The widget is in front for as long as the calling component stands. */
export function useWidgetInFront(): void {
  useEffect(() => {
    useStore.setState({ isWidgetOpen: true });
    return () => useStore.setState({ isWidgetOpen: false });
  }, []);
}

/** Whether the page is behind the widget: it asks and says nothing then, and follows what is said in front. */
export function useIsBehind(): boolean {
  return useStore((store) => store.isWidgetOpen);
}
