import { useMemo } from 'react';
import { useDeviceSettings } from '@/data/door/useDeviceSettings.ts';
import { useBrowserSavesData } from '@/data/door/useBrowserSavesData.ts';
import { currencyChoices, ratesInWords } from '@domain/money/besideDollars.ts';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { CheckField } from '@/ui/fields/CheckField.tsx';
import { SelectField } from '@/ui/fields/SelectField.tsx';

const CLOCKS = [
  { value: '12-hour', label: '12-hour (6:10 PM)' },
  { value: '24-hour', label: '24-hour (18:10)' },
] as const;

/** How times and prices are shown here, and how much is fetched. It takes effect at once, on this device alone. */
export function DeviceDisplay() {
  const { clock, currency, saveData } = useDeviceSettings();
  const browserSaves = useBrowserSavesData();
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
      <div>
        <CheckField checked={saveData} onToggle={() => keepDeviceSettings({ saveData: !saveData })}>
          Save data
        </CheckField>
        <p>
          Fetches no photos of hotels and no logos, and nothing ahead of time: the app itself is stored for
          the air once you ask for that on “Ready for the flight”, or save an article.
          {browserSaves && ' Your browser asks for that too: it is so whether this is ticked or not.'}
        </p>
      </div>
    </>
  );
}
