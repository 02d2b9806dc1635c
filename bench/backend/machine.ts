/** What the figures depend on; nothing that names the machine. */
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly date: string;
  /** What runs beside, as the system's load average of the last minute before the start. */
  readonly load: number;
}

/** Reads them from the system. */
export function machineFacts(): Machine {
  const [first] = cpus();
  return {
    processor: first?.model.trim() || 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
    load: loadavg()[0] ?? 0,
  };
}
