/** The guides of the Nordic and Baltic countries, as their files have them. */
import aarhus from './nordics/aarhus.json' with { type: 'json' };
import bergen from './nordics/bergen.json' with { type: 'json' };
import copenhagen from './nordics/copenhagen.json' with { type: 'json' };
import gothenburg from './nordics/gothenburg.json' with { type: 'json' };
import helsinki from './nordics/helsinki.json' with { type: 'json' };
import oslo from './nordics/oslo.json' with { type: 'json' };
import reykjavik from './nordics/reykjavik.json' with { type: 'json' };
import riga from './nordics/riga.json' with { type: 'json' };
import rovaniemi from './nordics/rovaniemi.json' with { type: 'json' };
import stavanger from './nordics/stavanger.json' with { type: 'json' };
import stockholm from './nordics/stockholm.json' with { type: 'json' };
import tallinn from './nordics/tallinn.json' with { type: 'json' };
import tromso from './nordics/tromso.json' with { type: 'json' };
import vilnius from './nordics/vilnius.json' with { type: 'json' };

export const NORDICS: readonly unknown[] = [
  aarhus,
  bergen,
  copenhagen,
  gothenburg,
  helsinki,
  oslo,
  reykjavik,
  riga,
  rovaniemi,
  stavanger,
  stockholm,
  tallinn,
  tromso,
  vilnius,
];
