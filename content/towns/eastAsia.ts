/** The guides of East and Southeast Asia, as their files have them. */
import ayutthaya from './eastAsia/ayutthaya.json' with { type: 'json' };
import bali from './eastAsia/bali.json' with { type: 'json' };
import bangkok from './eastAsia/bangkok.json' with { type: 'json' };
import beijing from './eastAsia/beijing.json' with { type: 'json' };
import boracay from './eastAsia/boracay.json' with { type: 'json' };
import busan from './eastAsia/busan.json' with { type: 'json' };
import cebu from './eastAsia/cebu.json' with { type: 'json' };
import chengdu from './eastAsia/chengdu.json' with { type: 'json' };
import chiangMai from './eastAsia/chiang-mai.json' with { type: 'json' };
import daNang from './eastAsia/da-nang.json' with { type: 'json' };
import elNido from './eastAsia/el-nido.json' with { type: 'json' };
import fukuoka from './eastAsia/fukuoka.json' with { type: 'json' };
import guilin from './eastAsia/guilin.json' with { type: 'json' };
import gyeongju from './eastAsia/gyeongju.json' with { type: 'json' };
import hakone from './eastAsia/hakone.json' with { type: 'json' };
import hangzhou from './eastAsia/hangzhou.json' with { type: 'json' };
import hanoi from './eastAsia/hanoi.json' with { type: 'json' };
import hiroshima from './eastAsia/hiroshima.json' with { type: 'json' };
import hoChiMinhCity from './eastAsia/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from './eastAsia/hoi-an.json' with { type: 'json' };
import hongKong from './eastAsia/hong-kong.json' with { type: 'json' };
import hue from './eastAsia/hue.json' with { type: 'json' };
import jakarta from './eastAsia/jakarta.json' with { type: 'json' };
import jeju from './eastAsia/jeju.json' with { type: 'json' };
import kanazawa from './eastAsia/kanazawa.json' with { type: 'json' };
import kaohsiung from './eastAsia/kaohsiung.json' with { type: 'json' };
import kohSamui from './eastAsia/koh-samui.json' with { type: 'json' };
import kotaKinabalu from './eastAsia/kota-kinabalu.json' with { type: 'json' };
import krabi from './eastAsia/krabi.json' with { type: 'json' };
import kualaLumpur from './eastAsia/kuala-lumpur.json' with { type: 'json' };
import kyoto from './eastAsia/kyoto.json' with { type: 'json' };
import langkawi from './eastAsia/langkawi.json' with { type: 'json' };
import lombok from './eastAsia/lombok.json' with { type: 'json' };
import luangPrabang from './eastAsia/luang-prabang.json' with { type: 'json' };
import macau from './eastAsia/macau.json' with { type: 'json' };
import malacca from './eastAsia/malacca.json' with { type: 'json' };
import manila from './eastAsia/manila.json' with { type: 'json' };
import nagoya from './eastAsia/nagoya.json' with { type: 'json' };
import nara from './eastAsia/nara.json' with { type: 'json' };
import nhaTrang from './eastAsia/nha-trang.json' with { type: 'json' };
import nikko from './eastAsia/nikko.json' with { type: 'json' };
import okinawa from './eastAsia/okinawa.json' with { type: 'json' };
import osaka from './eastAsia/osaka.json' with { type: 'json' };
import pai from './eastAsia/pai.json' with { type: 'json' };
import penang from './eastAsia/penang.json' with { type: 'json' };
import phnomPenh from './eastAsia/phnom-penh.json' with { type: 'json' };
import phuQuoc from './eastAsia/phu-quoc.json' with { type: 'json' };
import phuket from './eastAsia/phuket.json' with { type: 'json' };
import sapa from './eastAsia/sapa.json' with { type: 'json' };
import sapporo from './eastAsia/sapporo.json' with { type: 'json' };
import seoul from './eastAsia/seoul.json' with { type: 'json' };
import shanghai from './eastAsia/shanghai.json' with { type: 'json' };
import siemReap from './eastAsia/siem-reap.json' with { type: 'json' };
import singapore from './eastAsia/singapore.json' with { type: 'json' };
import tainan from './eastAsia/tainan.json' with { type: 'json' };
import taipei from './eastAsia/taipei.json' with { type: 'json' };
import takayama from './eastAsia/takayama.json' with { type: 'json' };
import tokyo from './eastAsia/tokyo.json' with { type: 'json' };
import vientiane from './eastAsia/vientiane.json' with { type: 'json' };
import xian from './eastAsia/xian.json' with { type: 'json' };
import yangon from './eastAsia/yangon.json' with { type: 'json' };
import yogyakarta from './eastAsia/yogyakarta.json' with { type: 'json' };

export const EAST_ASIA: readonly unknown[] = [
  ayutthaya,
  bali,
  bangkok,
  beijing,
  boracay,
  busan,
  cebu,
  chengdu,
  chiangMai,
  daNang,
  elNido,
  fukuoka,
  guilin,
  gyeongju,
  hakone,
  hangzhou,
  hanoi,
  hiroshima,
  hoChiMinhCity,
  hoiAn,
  hongKong,
  hue,
  jakarta,
  jeju,
  kanazawa,
  kaohsiung,
  kohSamui,
  kotaKinabalu,
  krabi,
  kualaLumpur,
  kyoto,
  langkawi,
  lombok,
  luangPrabang,
  macau,
  malacca,
  manila,
  nagoya,
  nara,
  nhaTrang,
  nikko,
  okinawa,
  osaka,
  pai,
  penang,
  phnomPenh,
  phuQuoc,
  phuket,
  sapa,
  sapporo,
  seoul,
  shanghai,
  siemReap,
  singapore,
  tainan,
  taipei,
  takayama,
  tokyo,
  vientiane,
  xian,
  yangon,
  yogyakarta,
];
