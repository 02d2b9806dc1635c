import classes from './conversation.module.css';

/** For a reader who is so far up that the newest message is out of sight; stands above the field. */
export function LatestButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className={classes.latest} onClick={onPress}>
      To the latest message
    </button>
  );
}
