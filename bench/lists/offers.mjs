/** Five hundred made-up flights in the shape of the search function's answer; the same on every run. */
export function flightReply(count) {
  const data = Array.from({ length: count }, (_, index) => {
    const minutes = 6 * 60 + ((index * 37) % 960);
    const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    const transfers = index % 4 === 0 ? 0 : (index % 3) + 1;
    return {
      id: `bench-${index}`,
      origin: 'LHR',
      destination: 'FCO',
      flight_number: String(100 + index),
      airline: 'SA',
      airline_name: `Bench Air ${index % 17}`,
      price: 90 + ((index * 53) % 1_100),
      departure_at: `${DAY}T${clock}:00+00:00`,
      arrival_at: `${DAY}T${two((Math.floor(minutes / 60) + 3) % 24)}:${two(minutes % 60)}:00+01:00`,
      duration_to: 120 + transfers * 95 + (index % 40),
      transfers,
      via: ['HEL', 'CDG', 'MUC'].slice(0, transfers),
      link: '',
      sample: true,
    };
  });
  return { success: true, marker: '', seenAt: new Date().toISOString(), data };
}

export const DAY = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

function two(value) {
  return String(value).padStart(2, '0');
}
