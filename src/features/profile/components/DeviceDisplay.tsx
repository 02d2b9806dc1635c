import { useDeviceSettings } from '@/data/door/useDeviceSettings.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { SelectField } from '@/ui/fields/SelectField.tsx';

const CLOCKS = [
  { value: '12-hour', label: '12-hour (6:10 PM)' },
  { value: '24-hour', label: '24-hour (18:10)' },
] as const;

/** How times are shown here. It takes effect at once, on this device alone. */
export function DeviceDisplay() {
  const { clock } = useDeviceSettings();
  return (
    <SelectField
      label="Times of day"
      hint="Kept on this device, for everybody who uses it."
      value={clock}
      choices={CLOCKS}
      onChange={(chosen) => keepDeviceSettings({ clock: chosen })}
    />
  );
}
