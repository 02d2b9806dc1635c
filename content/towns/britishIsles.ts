/** The guides of Great Britain and Ireland, as their files have them. */
import bath from './britishIsles/bath.json' with { type: 'json' };
import belfast from './britishIsles/belfast.json' with { type: 'json' };
import brighton from './britishIsles/brighton.json' with { type: 'json' };
import bristol from './britishIsles/bristol.json' with { type: 'json' };
import cambridge from './britishIsles/cambridge.json' with { type: 'json' };
import cork from './britishIsles/cork.json' with { type: 'json' };
import dublin from './britishIsles/dublin.json' with { type: 'json' };
import edinburgh from './britishIsles/edinburgh.json' with { type: 'json' };
import galway from './britishIsles/galway.json' with { type: 'json' };
import glasgow from './britishIsles/glasgow.json' with { type: 'json' };
import inverness from './britishIsles/inverness.json' with { type: 'json' };
import isleOfSkye from './britishIsles/isle-of-skye.json' with { type: 'json' };
import killarney from './britishIsles/killarney.json' with { type: 'json' };
import liverpool from './britishIsles/liverpool.json' with { type: 'json' };
import london from './britishIsles/london.json' with { type: 'json' };
import manchester from './britishIsles/manchester.json' with { type: 'json' };
import newcastle from './britishIsles/newcastle.json' with { type: 'json' };
import oxford from './britishIsles/oxford.json' with { type: 'json' };
import stIves from './britishIsles/st-ives.json' with { type: 'json' };
import windermere from './britishIsles/windermere.json' with { type: 'json' };
import york from './britishIsles/york.json' with { type: 'json' };

export const BRITISH_ISLES: readonly unknown[] = [
  bath,
  belfast,
  brighton,
  bristol,
  cambridge,
  cork,
  dublin,
  edinburgh,
  galway,
  glasgow,
  inverness,
  isleOfSkye,
  killarney,
  liverpool,
  london,
  manchester,
  newcastle,
  oxford,
  stIves,
  windermere,
  york,
];
