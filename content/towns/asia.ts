/** The guides of Asia, as their files have them. */
import abuDhabi from './westAsia/abu-dhabi.json' with { type: 'json' };
import agra from './westAsia/agra.json' with { type: 'json' };
import alleppey from './westAsia/alleppey.json' with { type: 'json' };
import almaty from './westAsia/almaty.json' with { type: 'json' };
import amman from './westAsia/amman.json' with { type: 'json' };
import amritsar from './westAsia/amritsar.json' with { type: 'json' };
import ankara from './westAsia/ankara.json' with { type: 'json' };
import antalya from './westAsia/antalya.json' with { type: 'json' };
import aqaba from './westAsia/aqaba.json' with { type: 'json' };
import ayutthaya from './eastAsia/ayutthaya.json' with { type: 'json' };
import baku from './westAsia/baku.json' with { type: 'json' };
import bali from './eastAsia/bali.json' with { type: 'json' };
import bangalore from './westAsia/bangalore.json' with { type: 'json' };
import bangkok from './eastAsia/bangkok.json' with { type: 'json' };
import batumi from './westAsia/batumi.json' with { type: 'json' };
import beijing from './eastAsia/beijing.json' with { type: 'json' };
import beirut from './westAsia/beirut.json' with { type: 'json' };
import bodrum from './westAsia/bodrum.json' with { type: 'json' };
import boracay from './eastAsia/boracay.json' with { type: 'json' };
import bukhara from './westAsia/bukhara.json' with { type: 'json' };
import busan from './eastAsia/busan.json' with { type: 'json' };
import cappadocia from './westAsia/cappadocia.json' with { type: 'json' };
import cebu from './eastAsia/cebu.json' with { type: 'json' };
import chengdu from './eastAsia/chengdu.json' with { type: 'json' };
import chennai from './westAsia/chennai.json' with { type: 'json' };
import chiangMai from './eastAsia/chiang-mai.json' with { type: 'json' };
import colombo from './westAsia/colombo.json' with { type: 'json' };
import daNang from './eastAsia/da-nang.json' with { type: 'json' };
import darjeeling from './westAsia/darjeeling.json' with { type: 'json' };
import dhaka from './westAsia/dhaka.json' with { type: 'json' };
import doha from './westAsia/doha.json' with { type: 'json' };
import dubai from './westAsia/dubai.json' with { type: 'json' };
import elNido from './eastAsia/el-nido.json' with { type: 'json' };
import ella from './westAsia/ella.json' with { type: 'json' };
import fukuoka from './eastAsia/fukuoka.json' with { type: 'json' };
import galle from './westAsia/galle.json' with { type: 'json' };
import goa from './westAsia/goa.json' with { type: 'json' };
import guilin from './eastAsia/guilin.json' with { type: 'json' };
import gyeongju from './eastAsia/gyeongju.json' with { type: 'json' };
import hakone from './eastAsia/hakone.json' with { type: 'json' };
import hampi from './westAsia/hampi.json' with { type: 'json' };
import hangzhou from './eastAsia/hangzhou.json' with { type: 'json' };
import hanoi from './eastAsia/hanoi.json' with { type: 'json' };
import hiroshima from './eastAsia/hiroshima.json' with { type: 'json' };
import hoChiMinhCity from './eastAsia/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from './eastAsia/hoi-an.json' with { type: 'json' };
import hongKong from './eastAsia/hong-kong.json' with { type: 'json' };
import hue from './eastAsia/hue.json' with { type: 'json' };
import hyderabad from './westAsia/hyderabad.json' with { type: 'json' };
import istanbul from './westAsia/istanbul.json' with { type: 'json' };
import izmir from './westAsia/izmir.json' with { type: 'json' };
import jaipur from './westAsia/jaipur.json' with { type: 'json' };
import jaisalmer from './westAsia/jaisalmer.json' with { type: 'json' };
import jakarta from './eastAsia/jakarta.json' with { type: 'json' };
import jeddah from './westAsia/jeddah.json' with { type: 'json' };
import jeju from './eastAsia/jeju.json' with { type: 'json' };
import jerusalem from './westAsia/jerusalem.json' with { type: 'json' };
import jodhpur from './westAsia/jodhpur.json' with { type: 'json' };
import kanazawa from './eastAsia/kanazawa.json' with { type: 'json' };
import kandy from './westAsia/kandy.json' with { type: 'json' };
import kaohsiung from './eastAsia/kaohsiung.json' with { type: 'json' };
import kathmandu from './westAsia/kathmandu.json' with { type: 'json' };
import kochi from './westAsia/kochi.json' with { type: 'json' };
import kohSamui from './eastAsia/koh-samui.json' with { type: 'json' };
import kolkata from './westAsia/kolkata.json' with { type: 'json' };
import kotaKinabalu from './eastAsia/kota-kinabalu.json' with { type: 'json' };
import krabi from './eastAsia/krabi.json' with { type: 'json' };
import kualaLumpur from './eastAsia/kuala-lumpur.json' with { type: 'json' };
import kuwaitCity from './westAsia/kuwait-city.json' with { type: 'json' };
import kyoto from './eastAsia/kyoto.json' with { type: 'json' };
import langkawi from './eastAsia/langkawi.json' with { type: 'json' };
import leh from './westAsia/leh.json' with { type: 'json' };
import lombok from './eastAsia/lombok.json' with { type: 'json' };
import luangPrabang from './eastAsia/luang-prabang.json' with { type: 'json' };
import macau from './eastAsia/macau.json' with { type: 'json' };
import malacca from './eastAsia/malacca.json' with { type: 'json' };
import maldives from './westAsia/maldives.json' with { type: 'json' };
import manali from './westAsia/manali.json' with { type: 'json' };
import manila from './eastAsia/manila.json' with { type: 'json' };
import mumbai from './westAsia/mumbai.json' with { type: 'json' };
import munnar from './westAsia/munnar.json' with { type: 'json' };
import muscat from './westAsia/muscat.json' with { type: 'json' };
import mysore from './westAsia/mysore.json' with { type: 'json' };
import nagoya from './eastAsia/nagoya.json' with { type: 'json' };
import nara from './eastAsia/nara.json' with { type: 'json' };
import newDelhi from './westAsia/new-delhi.json' with { type: 'json' };
import nhaTrang from './eastAsia/nha-trang.json' with { type: 'json' };
import nikko from './eastAsia/nikko.json' with { type: 'json' };
import okinawa from './eastAsia/okinawa.json' with { type: 'json' };
import osaka from './eastAsia/osaka.json' with { type: 'json' };
import pai from './eastAsia/pai.json' with { type: 'json' };
import pamukkale from './westAsia/pamukkale.json' with { type: 'json' };
import paphos from './westAsia/paphos.json' with { type: 'json' };
import penang from './eastAsia/penang.json' with { type: 'json' };
import petra from './westAsia/petra.json' with { type: 'json' };
import phnomPenh from './eastAsia/phnom-penh.json' with { type: 'json' };
import phuQuoc from './eastAsia/phu-quoc.json' with { type: 'json' };
import phuket from './eastAsia/phuket.json' with { type: 'json' };
import pokhara from './westAsia/pokhara.json' with { type: 'json' };
import pondicherry from './westAsia/pondicherry.json' with { type: 'json' };
import rishikesh from './westAsia/rishikesh.json' with { type: 'json' };
import riyadh from './westAsia/riyadh.json' with { type: 'json' };
import samarkand from './westAsia/samarkand.json' with { type: 'json' };
import sapa from './eastAsia/sapa.json' with { type: 'json' };
import sapporo from './eastAsia/sapporo.json' with { type: 'json' };
import seoul from './eastAsia/seoul.json' with { type: 'json' };
import shanghai from './eastAsia/shanghai.json' with { type: 'json' };
import shimla from './westAsia/shimla.json' with { type: 'json' };
import siemReap from './eastAsia/siem-reap.json' with { type: 'json' };
import sigiriya from './westAsia/sigiriya.json' with { type: 'json' };
import singapore from './eastAsia/singapore.json' with { type: 'json' };
import tainan from './eastAsia/tainan.json' with { type: 'json' };
import taipei from './eastAsia/taipei.json' with { type: 'json' };
import takayama from './eastAsia/takayama.json' with { type: 'json' };
import tashkent from './westAsia/tashkent.json' with { type: 'json' };
import tbilisi from './westAsia/tbilisi.json' with { type: 'json' };
import telAviv from './westAsia/tel-aviv.json' with { type: 'json' };
import thimphu from './westAsia/thimphu.json' with { type: 'json' };
import tokyo from './eastAsia/tokyo.json' with { type: 'json' };
import trabzon from './westAsia/trabzon.json' with { type: 'json' };
import udaipur from './westAsia/udaipur.json' with { type: 'json' };
import varanasi from './westAsia/varanasi.json' with { type: 'json' };
import vientiane from './eastAsia/vientiane.json' with { type: 'json' };
import xian from './eastAsia/xian.json' with { type: 'json' };
import yangon from './eastAsia/yangon.json' with { type: 'json' };
import yerevan from './westAsia/yerevan.json' with { type: 'json' };
import yogyakarta from './eastAsia/yogyakarta.json' with { type: 'json' };

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
