import { DayChart } from '@/ui/charts/DayChart.tsx';
import { StatTile } from '@/ui/charts/StatTile.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';
import { days, series } from '../samples/figures.ts';

const none = series.map((one) => ({ ...one, values: one.values.map(() => 0) }));

export function ChartsSection() {
  return (
    <>
      <Row columns={3}>
        <Specimen name="Compared">
          <StatTile label="Page Views" value={7190} note="412 more than the month before" />
        </Specimen>
        <Specimen name="Alone">
          <StatTile label="Newsletter Signups" value={0} />
        </Specimen>
        <Specimen name="Being counted">
          <StatTile label="AI Chats" value={null} />
        </Specimen>
      </Row>
      <Specimen name="Lines: point at a day to read it">
        <DayChart title="The last 30 days" days={days} series={series} />
      </Specimen>
      <Specimen name="Bars, a fortnight">
        <DayChart
          title="The last 14 days"
          kind="bar"
          days={days.slice(-14)}
          series={series.map((one) => ({ ...one, values: one.values.slice(-14) }))}
        />
      </Specimen>
      <Specimen name="Nothing happened">
        <DayChart title="A quiet month" days={days} series={none} />
      </Specimen>
    </>
  );
}
