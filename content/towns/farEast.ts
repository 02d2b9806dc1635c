/** The guides of China, Japan and Korea, as their files have them. */
import beijing from './farEast/beijing.json' with { type: 'json' };
import busan from './farEast/busan.json' with { type: 'json' };
import chengdu from './farEast/chengdu.json' with { type: 'json' };
import fukuoka from './farEast/fukuoka.json' with { type: 'json' };
import guilin from './farEast/guilin.json' with { type: 'json' };
import gyeongju from './farEast/gyeongju.json' with { type: 'json' };
import hakone from './farEast/hakone.json' with { type: 'json' };
import hangzhou from './farEast/hangzhou.json' with { type: 'json' };
import hiroshima from './farEast/hiroshima.json' with { type: 'json' };
import hongKong from './farEast/hong-kong.json' with { type: 'json' };
import jeju from './farEast/jeju.json' with { type: 'json' };
import kanazawa from './farEast/kanazawa.json' with { type: 'json' };
import kaohsiung from './farEast/kaohsiung.json' with { type: 'json' };
import kyoto from './farEast/kyoto.json' with { type: 'json' };
import macau from './farEast/macau.json' with { type: 'json' };
import nagoya from './farEast/nagoya.json' with { type: 'json' };
import nara from './farEast/nara.json' with { type: 'json' };
import nikko from './farEast/nikko.json' with { type: 'json' };
import okinawa from './farEast/okinawa.json' with { type: 'json' };
import osaka from './farEast/osaka.json' with { type: 'json' };
import sapporo from './farEast/sapporo.json' with { type: 'json' };
import seoul from './farEast/seoul.json' with { type: 'json' };
import shanghai from './farEast/shanghai.json' with { type: 'json' };
import tainan from './farEast/tainan.json' with { type: 'json' };
import taipei from './farEast/taipei.json' with { type: 'json' };
import takayama from './farEast/takayama.json' with { type: 'json' };
import tokyo from './farEast/tokyo.json' with { type: 'json' };
import xian from './farEast/xian.json' with { type: 'json' };

export const FAR_EAST: readonly unknown[] = [
  beijing,
  busan,
  chengdu,
  fukuoka,
  guilin,
  gyeongju,
  hakone,
  hangzhou,
  hiroshima,
  hongKong,
  jeju,
  kanazawa,
  kaohsiung,
  kyoto,
  macau,
  nagoya,
  nara,
  nikko,
  okinawa,
  osaka,
  sapporo,
  seoul,
  shanghai,
  tainan,
  taipei,
  takayama,
  tokyo,
  xian,
];
