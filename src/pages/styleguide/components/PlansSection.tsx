import { BalanceMeter } from '@/ui/BalanceMeter.tsx';
import { type PlanChoice, PlanSign, type PlanSignData } from '@/ui/plans/PlanSign.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';

const plan: PlanSignData = {
  name: 'Pro',
  price: '$7.99',
  tokens: '100,000 tokens',
  chats: 'about 100 chats',
  features: ['Flight and hotel search', 'Personalised recommendations', 'Email support'],
  popular: false,
};

const states: readonly { readonly name: string; readonly popular?: boolean; readonly choice: PlanChoice }[] =
  [
    { name: 'A visitor', choice: { kind: 'link', label: 'Choose Pro', to: '#plans' } },
    { name: 'Popular', popular: true, choice: { kind: 'choose', label: 'Choose Pro', onChoose: () => {} } },
    { name: 'Current', choice: { kind: 'current' } },
    { name: 'Processing', popular: true, choice: { kind: 'processing' } },
    { name: 'Disabled', choice: { kind: 'disabled', label: 'Included' } },
  ];

const balances = [
  { name: 'Plenty', balance: 72_400, allowance: 100_000 },
  { name: 'Low', balance: 6_000, allowance: 100_000 },
  { name: 'Out', balance: 0, allowance: 100_000 },
  { name: 'Above the allowance', balance: 310_000, allowance: 300_000 },
  { name: 'Loading', balance: null, allowance: 100_000 },
  { name: 'Unlimited: no meter', balance: 1, allowance: null },
] as const;

export function PlansSection() {
  return (
    <>
      <Row columns={3}>
        {states.map(({ name, popular = false, choice }) => (
          <Specimen key={name} name={name}>
            <PlanSign plan={{ ...plan, popular }} choice={choice} />
          </Specimen>
        ))}
      </Row>
      <Row columns={2} title="Balance">
        {balances.map(({ name, balance, allowance }) => (
          <Specimen key={name} name={name}>
            <BalanceMeter balance={balance} allowance={allowance} />
          </Specimen>
        ))}
      </Row>
    </>
  );
}
