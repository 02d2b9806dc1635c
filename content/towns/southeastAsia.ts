/** The guides of Southeast Asia, as their files have them. */
import ayutthaya from './southeastAsia/ayutthaya.json' with { type: 'json' };
import bali from './southeastAsia/bali.json' with { type: 'json' };
import bangkok from './southeastAsia/bangkok.json' with { type: 'json' };
import boracay from './southeastAsia/boracay.json' with { type: 'json' };
import cebu from './southeastAsia/cebu.json' with { type: 'json' };
import chiangMai from './southeastAsia/chiang-mai.json' with { type: 'json' };
import daNang from './southeastAsia/da-nang.json' with { type: 'json' };
import elNido from './southeastAsia/el-nido.json' with { type: 'json' };
import hanoi from './southeastAsia/hanoi.json' with { type: 'json' };
import hoChiMinhCity from './southeastAsia/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from './southeastAsia/hoi-an.json' with { type: 'json' };
import hue from './southeastAsia/hue.json' with { type: 'json' };
import jakarta from './southeastAsia/jakarta.json' with { type: 'json' };
import kohSamui from './southeastAsia/koh-samui.json' with { type: 'json' };
import kotaKinabalu from './southeastAsia/kota-kinabalu.json' with { type: 'json' };
import krabi from './southeastAsia/krabi.json' with { type: 'json' };
import kualaLumpur from './southeastAsia/kuala-lumpur.json' with { type: 'json' };
import langkawi from './southeastAsia/langkawi.json' with { type: 'json' };
import lombok from './southeastAsia/lombok.json' with { type: 'json' };
import luangPrabang from './southeastAsia/luang-prabang.json' with { type: 'json' };
import malacca from './southeastAsia/malacca.json' with { type: 'json' };
import manila from './southeastAsia/manila.json' with { type: 'json' };
import nhaTrang from './southeastAsia/nha-trang.json' with { type: 'json' };
import pai from './southeastAsia/pai.json' with { type: 'json' };
import penang from './southeastAsia/penang.json' with { type: 'json' };
import phnomPenh from './southeastAsia/phnom-penh.json' with { type: 'json' };
import phuQuoc from './southeastAsia/phu-quoc.json' with { type: 'json' };
import phuket from './southeastAsia/phuket.json' with { type: 'json' };
import sapa from './southeastAsia/sapa.json' with { type: 'json' };
import siemReap from './southeastAsia/siem-reap.json' with { type: 'json' };
import singapore from './southeastAsia/singapore.json' with { type: 'json' };
import vientiane from './southeastAsia/vientiane.json' with { type: 'json' };
import yangon from './southeastAsia/yangon.json' with { type: 'json' };
import yogyakarta from './southeastAsia/yogyakarta.json' with { type: 'json' };

export const SOUTHEAST_ASIA: readonly unknown[] = [
  ayutthaya,
  bali,
  bangkok,
  boracay,
  cebu,
  chiangMai,
  daNang,
  elNido,
  hanoi,
  hoChiMinhCity,
  hoiAn,
  hue,
  jakarta,
  kohSamui,
  kotaKinabalu,
  krabi,
  kualaLumpur,
  langkawi,
  lombok,
  luangPrabang,
  malacca,
  manila,
  nhaTrang,
  pai,
  penang,
  phnomPenh,
  phuQuoc,
  phuket,
  sapa,
  siemReap,
  singapore,
  vientiane,
  yangon,
  yogyakarta,
];
