/** The guides of Asia, as their files have them. */
import abuDhabi from './asia/abu-dhabi.json' with { type: 'json' };
import agra from './asia/agra.json' with { type: 'json' };
import alleppey from './asia/alleppey.json' with { type: 'json' };
import almaty from './asia/almaty.json' with { type: 'json' };
import amman from './asia/amman.json' with { type: 'json' };
import amritsar from './asia/amritsar.json' with { type: 'json' };
import ankara from './asia/ankara.json' with { type: 'json' };
import antalya from './asia/antalya.json' with { type: 'json' };
import aqaba from './asia/aqaba.json' with { type: 'json' };
import ayutthaya from './asia/ayutthaya.json' with { type: 'json' };
import baku from './asia/baku.json' with { type: 'json' };
import bali from './asia/bali.json' with { type: 'json' };
import bangalore from './asia/bangalore.json' with { type: 'json' };
import bangkok from './asia/bangkok.json' with { type: 'json' };
import batumi from './asia/batumi.json' with { type: 'json' };
import beijing from './asia/beijing.json' with { type: 'json' };
import beirut from './asia/beirut.json' with { type: 'json' };
import bodrum from './asia/bodrum.json' with { type: 'json' };
import boracay from './asia/boracay.json' with { type: 'json' };
import bukhara from './asia/bukhara.json' with { type: 'json' };
import busan from './asia/busan.json' with { type: 'json' };
import cappadocia from './asia/cappadocia.json' with { type: 'json' };
import cebu from './asia/cebu.json' with { type: 'json' };
import chengdu from './asia/chengdu.json' with { type: 'json' };
import chennai from './asia/chennai.json' with { type: 'json' };
import chiangMai from './asia/chiang-mai.json' with { type: 'json' };
import colombo from './asia/colombo.json' with { type: 'json' };
import daNang from './asia/da-nang.json' with { type: 'json' };
import darjeeling from './asia/darjeeling.json' with { type: 'json' };
import dhaka from './asia/dhaka.json' with { type: 'json' };
import doha from './asia/doha.json' with { type: 'json' };
import dubai from './asia/dubai.json' with { type: 'json' };
import elNido from './asia/el-nido.json' with { type: 'json' };
import ella from './asia/ella.json' with { type: 'json' };
import fukuoka from './asia/fukuoka.json' with { type: 'json' };
import galle from './asia/galle.json' with { type: 'json' };
import goa from './asia/goa.json' with { type: 'json' };
import guilin from './asia/guilin.json' with { type: 'json' };
import gyeongju from './asia/gyeongju.json' with { type: 'json' };
import hakone from './asia/hakone.json' with { type: 'json' };
import hampi from './asia/hampi.json' with { type: 'json' };
import hangzhou from './asia/hangzhou.json' with { type: 'json' };
import hanoi from './asia/hanoi.json' with { type: 'json' };
import hiroshima from './asia/hiroshima.json' with { type: 'json' };
import hoChiMinhCity from './asia/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from './asia/hoi-an.json' with { type: 'json' };
import hongKong from './asia/hong-kong.json' with { type: 'json' };
import hue from './asia/hue.json' with { type: 'json' };
import hyderabad from './asia/hyderabad.json' with { type: 'json' };
import istanbul from './asia/istanbul.json' with { type: 'json' };
import izmir from './asia/izmir.json' with { type: 'json' };
import jaipur from './asia/jaipur.json' with { type: 'json' };
import jaisalmer from './asia/jaisalmer.json' with { type: 'json' };
import jakarta from './asia/jakarta.json' with { type: 'json' };
import jeddah from './asia/jeddah.json' with { type: 'json' };
import jeju from './asia/jeju.json' with { type: 'json' };
import jerusalem from './asia/jerusalem.json' with { type: 'json' };
import jodhpur from './asia/jodhpur.json' with { type: 'json' };
import kanazawa from './asia/kanazawa.json' with { type: 'json' };
import kandy from './asia/kandy.json' with { type: 'json' };
import kaohsiung from './asia/kaohsiung.json' with { type: 'json' };
import kathmandu from './asia/kathmandu.json' with { type: 'json' };
import kochi from './asia/kochi.json' with { type: 'json' };
import kohSamui from './asia/koh-samui.json' with { type: 'json' };
import kolkata from './asia/kolkata.json' with { type: 'json' };
import kotaKinabalu from './asia/kota-kinabalu.json' with { type: 'json' };
import krabi from './asia/krabi.json' with { type: 'json' };
import kualaLumpur from './asia/kuala-lumpur.json' with { type: 'json' };
import kuwaitCity from './asia/kuwait-city.json' with { type: 'json' };
import kyoto from './asia/kyoto.json' with { type: 'json' };
import langkawi from './asia/langkawi.json' with { type: 'json' };
import leh from './asia/leh.json' with { type: 'json' };
import lombok from './asia/lombok.json' with { type: 'json' };
import luangPrabang from './asia/luang-prabang.json' with { type: 'json' };
import macau from './asia/macau.json' with { type: 'json' };
import malacca from './asia/malacca.json' with { type: 'json' };
import maldives from './asia/maldives.json' with { type: 'json' };
import manali from './asia/manali.json' with { type: 'json' };
import manila from './asia/manila.json' with { type: 'json' };
import mumbai from './asia/mumbai.json' with { type: 'json' };
import munnar from './asia/munnar.json' with { type: 'json' };
import muscat from './asia/muscat.json' with { type: 'json' };
import mysore from './asia/mysore.json' with { type: 'json' };
import nagoya from './asia/nagoya.json' with { type: 'json' };
import nara from './asia/nara.json' with { type: 'json' };
import newDelhi from './asia/new-delhi.json' with { type: 'json' };
import nhaTrang from './asia/nha-trang.json' with { type: 'json' };
import nikko from './asia/nikko.json' with { type: 'json' };
import okinawa from './asia/okinawa.json' with { type: 'json' };
import osaka from './asia/osaka.json' with { type: 'json' };
import pai from './asia/pai.json' with { type: 'json' };
import pamukkale from './asia/pamukkale.json' with { type: 'json' };
import paphos from './asia/paphos.json' with { type: 'json' };
import penang from './asia/penang.json' with { type: 'json' };
import petra from './asia/petra.json' with { type: 'json' };
import phnomPenh from './asia/phnom-penh.json' with { type: 'json' };
import phuQuoc from './asia/phu-quoc.json' with { type: 'json' };
import phuket from './asia/phuket.json' with { type: 'json' };
import pokhara from './asia/pokhara.json' with { type: 'json' };
import pondicherry from './asia/pondicherry.json' with { type: 'json' };
import rishikesh from './asia/rishikesh.json' with { type: 'json' };
import riyadh from './asia/riyadh.json' with { type: 'json' };
import samarkand from './asia/samarkand.json' with { type: 'json' };
import sapa from './asia/sapa.json' with { type: 'json' };
import sapporo from './asia/sapporo.json' with { type: 'json' };
import seoul from './asia/seoul.json' with { type: 'json' };
import shanghai from './asia/shanghai.json' with { type: 'json' };
import shimla from './asia/shimla.json' with { type: 'json' };
import siemReap from './asia/siem-reap.json' with { type: 'json' };
import sigiriya from './asia/sigiriya.json' with { type: 'json' };
import singapore from './asia/singapore.json' with { type: 'json' };
import tainan from './asia/tainan.json' with { type: 'json' };
import taipei from './asia/taipei.json' with { type: 'json' };
import takayama from './asia/takayama.json' with { type: 'json' };
import tashkent from './asia/tashkent.json' with { type: 'json' };
import tbilisi from './asia/tbilisi.json' with { type: 'json' };
import telAviv from './asia/tel-aviv.json' with { type: 'json' };
import thimphu from './asia/thimphu.json' with { type: 'json' };
import tokyo from './asia/tokyo.json' with { type: 'json' };
import trabzon from './asia/trabzon.json' with { type: 'json' };
import udaipur from './asia/udaipur.json' with { type: 'json' };
import varanasi from './asia/varanasi.json' with { type: 'json' };
import vientiane from './asia/vientiane.json' with { type: 'json' };
import xian from './asia/xian.json' with { type: 'json' };
import yangon from './asia/yangon.json' with { type: 'json' };
import yerevan from './asia/yerevan.json' with { type: 'json' };
import yogyakarta from './asia/yogyakarta.json' with { type: 'json' };

export const ASIA: readonly unknown[] = [
  abuDhabi,
  agra,
  alleppey,
  almaty,
  amman,
  amritsar,
  ankara,
  antalya,
  aqaba,
  ayutthaya,
  baku,
  bali,
  bangalore,
  bangkok,
  batumi,
  beijing,
  beirut,
  bodrum,
  boracay,
  bukhara,
  busan,
  cappadocia,
  cebu,
  chengdu,
  chennai,
  chiangMai,
  colombo,
  daNang,
  darjeeling,
  dhaka,
  doha,
  dubai,
  elNido,
  ella,
  fukuoka,
  galle,
  goa,
  guilin,
  gyeongju,
  hakone,
  hampi,
  hangzhou,
  hanoi,
  hiroshima,
  hoChiMinhCity,
  hoiAn,
  hongKong,
  hue,
  hyderabad,
  istanbul,
  izmir,
  jaipur,
  jaisalmer,
  jakarta,
  jeddah,
  jeju,
  jerusalem,
  jodhpur,
  kanazawa,
  kandy,
  kaohsiung,
  kathmandu,
  kochi,
  kohSamui,
  kolkata,
  kotaKinabalu,
  krabi,
  kualaLumpur,
  kuwaitCity,
  kyoto,
  langkawi,
  leh,
  lombok,
  luangPrabang,
  macau,
  malacca,
  maldives,
  manali,
  manila,
  mumbai,
  munnar,
  muscat,
  mysore,
  nagoya,
  nara,
  newDelhi,
  nhaTrang,
  nikko,
  okinawa,
  osaka,
  pai,
  pamukkale,
  paphos,
  penang,
  petra,
  phnomPenh,
  phuQuoc,
  phuket,
  pokhara,
  pondicherry,
  rishikesh,
  riyadh,
  samarkand,
  sapa,
  sapporo,
  seoul,
  shanghai,
  shimla,
  siemReap,
  sigiriya,
  singapore,
  tainan,
  taipei,
  takayama,
  tashkent,
  tbilisi,
  telAviv,
  thimphu,
  tokyo,
  trabzon,
  udaipur,
  varanasi,
  vientiane,
  xian,
  yangon,
  yerevan,
  yogyakarta,
];
