import { useMemo } from 'react';
import { useDeviceSettings } from '@/data/door/useDeviceSettings.ts';
import { currencyChoices, ratesInWords } from '@domain/money/besideDollars.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { SelectField } from '@/ui/fields/SelectField.tsx';

const CLOCKS = [
  { value: '12-hour', label: '12-hour (6:10 PM)' },
  { value: '24-hour', label: '24-hour (18:10)' },
] as const;

/** How times and prices are shown here. It takes effect at once, on this device alone. */
export function DeviceDisplay() {
  const { clock, currency } = useDeviceSettings();
  const currencies = useMemo(
    () => [
      { value: '', label: 'US dollars alone' },
      ...currencyChoices().map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
    ],
    [],
  );
  return (
    <>
      <p>Kept on this device, for everybody who uses it.</p>
      <SelectField
        label="Times of day"
        value={clock}
        choices={CLOCKS}
        onChange={(chosen) => keepDeviceSettings({ clock: chosen })}
      />
      <SelectField
        label="Show prices also in"
        hint={ratesInWords()}
        // one that the table does not have any more is shown nowhere
        value={currencies.some(({ value }) => value === currency) ? (currency ?? '') : ''}
        choices={currencies}
        onChange={(chosen) => keepDeviceSettings({ currency: chosen === '' ? null : chosen })}
      />
    </>
  );
}
