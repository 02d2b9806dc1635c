/** What the command line says after `name`, else `fallback`. */
export function option(name, fallback) {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
}

/**
 * Prints median and runs of each phase and returns the medians, in milliseconds. A phase of `goals` whose median is
 * over its goal ends the command with 1.
 */
export function report(title, results, goals) {
  console.log(title);
  const medians = {};
  for (const phase of Object.keys(results[0] ?? {})) {
    const values = results.map((result) => Math.round(result[phase])).sort((a, b) => a - b);
    const median = values[Math.floor((values.length - 1) / 2)];
    medians[phase] = median;
    console.log(`${phase.padEnd(10)} median ${String(median).padStart(4)}   runs ${values.join(' ')}`);
    if (median > (goals[phase] ?? Infinity)) process.exitCode = 1;
  }
  return medians;
}
