/** A chat as the device stores it: questions and answers in turn, an answer as long as a day of a plan. */
const ANSWER = `## Day 1: Temples on foot

Start early at **Fushimi Inari**, before the buses. The path is steep after the first gates.

- 07:30 Fushimi Inari, two hours
- 11:00 Nishiki market, lunch at a counter
- 14:00 Kennin-ji and the lanes behind it

| | Cost |
|-|-|
| Train | $4 |
| Lunch | $18 |`;

/** So many rows of an account's chat, oldest first, all of them sent. */
export function messagesOf(userId, count) {
  const start = Date.now() - count * 60_000;
  return Array.from({ length: count }, (_, index) => {
    const role = index % 2 === 0 ? 'user' : 'assistant';
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      userId,
      role,
      content: role === 'user' ? `And what about day ${index}, if it rains?` : ANSWER,
      createdAt: start + index * 60_000,
      state: 'sent',
    };
  });
}
