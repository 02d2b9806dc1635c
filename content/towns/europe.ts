/** The guides of Europe, as their files have them. */
import amsterdam from './europe/amsterdam.json' with { type: 'json' };
import athens from './europe/athens.json' with { type: 'json' };
import barcelona from './europe/barcelona.json' with { type: 'json' };
import berlin from './europe/berlin.json' with { type: 'json' };
import budapest from './europe/budapest.json' with { type: 'json' };
import copenhagen from './europe/copenhagen.json' with { type: 'json' };
import dublin from './europe/dublin.json' with { type: 'json' };
import edinburgh from './europe/edinburgh.json' with { type: 'json' };
import florence from './europe/florence.json' with { type: 'json' };
import istanbul from './europe/istanbul.json' with { type: 'json' };
import lisbon from './europe/lisbon.json' with { type: 'json' };
import london from './europe/london.json' with { type: 'json' };
import madrid from './europe/madrid.json' with { type: 'json' };
import munich from './europe/munich.json' with { type: 'json' };
import paris from './europe/paris.json' with { type: 'json' };
import porto from './europe/porto.json' with { type: 'json' };
import prague from './europe/prague.json' with { type: 'json' };
import reykjavik from './europe/reykjavik.json' with { type: 'json' };
import rome from './europe/rome.json' with { type: 'json' };
import santorini from './europe/santorini.json' with { type: 'json' };
import seville from './europe/seville.json' with { type: 'json' };
import venice from './europe/venice.json' with { type: 'json' };
import vienna from './europe/vienna.json' with { type: 'json' };

export const EUROPE: readonly unknown[] = [
  amsterdam,
  athens,
  barcelona,
  berlin,
  budapest,
  copenhagen,
  dublin,
  edinburgh,
  florence,
  istanbul,
  lisbon,
  london,
  madrid,
  munich,
  paris,
  porto,
  prague,
  reykjavik,
  rome,
  santorini,
  seville,
  venice,
  vienna,
];
