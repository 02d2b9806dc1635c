/** The guides of Canada, as their files have them. */
import banff from './canada/banff.json' with { type: 'json' };
import calgary from './canada/calgary.json' with { type: 'json' };
import halifax from './canada/halifax.json' with { type: 'json' };
import jasper from './canada/jasper.json' with { type: 'json' };
import montreal from './canada/montreal.json' with { type: 'json' };
import niagaraFalls from './canada/niagara-falls.json' with { type: 'json' };
import niagaraOnTheLake from './canada/niagara-on-the-lake.json' with { type: 'json' };
import ottawa from './canada/ottawa.json' with { type: 'json' };
import quebec from './canada/quebec.json' with { type: 'json' };
import stJohns from './canada/st-johns.json' with { type: 'json' };
import tofino from './canada/tofino.json' with { type: 'json' };
import toronto from './canada/toronto.json' with { type: 'json' };
import vancouver from './canada/vancouver.json' with { type: 'json' };
import victoria from './canada/victoria.json' with { type: 'json' };
import whistler from './canada/whistler.json' with { type: 'json' };
import winnipeg from './canada/winnipeg.json' with { type: 'json' };

export const CANADA: readonly unknown[] = [
  banff,
  calgary,
  halifax,
  jasper,
  montreal,
  niagaraFalls,
  niagaraOnTheLake,
  ottawa,
  quebec,
  stJohns,
  tofino,
  toronto,
  vancouver,
  victoria,
  whistler,
  winnipeg,
];
