import { Button, Loader } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import {
  canMove,
  type Crop,
  MAX_ZOOM,
  placeAt,
  placeOf,
  widestCrop,
  zoomOf,
  zoomTo,
} from '@domain/profile/crop.ts';
import { drawCrop, type OpenPicture } from '@/platform/pictures.ts';
import { Dialog } from '@/ui/dialogs/Dialog.tsx';
import { FormNotice } from '@/ui/feedback/FormNotice.tsx';
import { RangeInput } from '@/ui/fields/RangeInput.tsx';
import { useCropGestures } from './useCropGestures.ts';
import { placeWords, zoomWords } from './cropWords.ts';
import classes from './CropDialog.module.css';

interface CropDialogProps {
  readonly picture: OpenPicture;
  /** It is being sent. */
  readonly busy: boolean;
  /** Why it was not saved. */
  readonly error: string | null;
  readonly onCancel: () => void;
  readonly onSave: (crop: Crop) => void;
}

/** Pixels that the square is drawn with: twice its size on the screen. */
const DRAWN_EDGE = 640;

/** The square of a picture that is kept: by dragging and zooming it, or by three sliders, which say where it stands. */
export function CropDialog({ picture, busy, error, onCancel, onSave }: CropDialogProps) {
  const [crop, setCrop] = useState(() => widestCrop(picture));
  const place = placeOf(picture, crop);
  const room = canMove(picture, crop);
  const zoom = zoomOf(picture, crop);
  const close = () => !busy && onCancel();
  const busyProps = busy ? { 'aria-disabled': true, 'data-disabled': true } : {};
  return (
    <Dialog
      opened
      onClose={close}
      title="Choose the part to keep"
      actions={
        <>
          <Button onClick={close} {...busyProps}>
            Cancel
          </Button>
          <Button
            variant="filled"
            leftSection={busy && <Loader size={18} color="currentColor" />}
            onClick={() => !busy && onSave(crop)}
            {...busyProps}
          >
            Save picture
          </Button>
        </>
      }
    >
      <p>Drag the picture and zoom it, or use the sliders.</p>
      <CropArea picture={picture} crop={crop} change={setCrop} />
      <div className={classes.sliders}>
        <Slider
          label="Zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          words={zoomWords(zoom)}
          onChange={(value) => setCrop(zoomTo(picture, crop, value))}
        />
        <Slider
          label="Left to right"
          value={place.x}
          words={placeWords(room.x ? place.x : null, ['left', 'right'])}
          disabled={!room.x}
          onChange={(x) => setCrop(placeAt(picture, crop, { x }))}
        />
        <Slider
          label="Top to bottom"
          value={place.y}
          words={placeWords(room.y ? place.y : null, ['top', 'bottom'])}
          disabled={!room.y}
          onChange={(y) => setCrop(placeAt(picture, crop, { y }))}
        />
      </div>
      {error !== null && (
        <div className={classes.error}>
          <FormNotice>{error}</FormNotice>
        </div>
      )}
    </Dialog>
  );
}

interface CropAreaProps {
  readonly picture: OpenPicture;
  readonly crop: Crop;
  readonly change: (by: (crop: Crop) => Crop) => void;
}

/** The square as it stands. A component of its own: what it draws on is there only once the dialog has faded in. */
function CropArea({ picture, crop, change }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(canvas, picture, change);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <canvas
      ref={canvas}
      className={classes.picture}
      width={DRAWN_EDGE}
      height={DRAWN_EDGE}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn anew at each move, which no <img> is
      role="img"
      aria-label="The part of the picture that is kept"
      {...gestures}
    />
  );
}

interface SliderProps {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly value: number;
  readonly words: string;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, step = 0.02, ...slider }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
        <output htmlFor={id}>{slider.words}</output>
      </label>
      <RangeInput id={id} min={min} max={max} step={step} touched {...slider} />
    </div>
  );
}
