import type { ReactNode } from 'react';
import classes from './PlaceScene.module.css';

/**
 * A place as a small map-like scene: its land form in bands, one landmark in ink. Grid of 320 by 180; the classes
 * take their colours from the scheme.
 */
const scenes = {
  tokyo: (
    <>
      <path className={classes.far} d="M0 130 70 118l62-66 12-6 14 7 60 62 102 18v47H0z" />
      <path className={classes.snow} d="m118 67 14-15 12-6 14 7 13 13-9-3-8 7-9-8-9 8-9-7z" />
      <path className={classes.near} d="M0 146h34v-14h18v14h20v-22h14v22h26v-12h22v12h186v34H0z" />
      <path
        className={classes.ink}
        d="M246 30h2v16h3l5 40h6v5h-5l9 55h-11l-4-22h-8l-4 22h-11l9-55h-5v-5h6l5-40h3zm-1 62-3 26h10l-3-26z"
      />
    </>
  ),
  bali: (
    <>
      <path className={classes.far} d="M0 104 96 44l30 22 44-14 150 62v66H0z" />
      <path className={classes.near} d="M0 126c60-22 112-6 164-12s104-18 156-4v70H0z" />
      <path
        className={classes.line}
        d="M0 140c60-20 112-4 164-10s104-16 156-2M0 154c60-18 112-2 164-8s104-14 156 0M0 168c60-16 112 0 164-6s104-12 156 2"
      />
      <path
        className={classes.ink}
        d="M221 34h2l3 10 12 6h-10v8l18 8h-13v10l21 9h-14v11l25 10h-15v24h-56v-24h-15l25-10V85h-14l21-9V66h-13l18-8v-8h-10l12-6z"
      />
    </>
  ),
  rome: (
    <>
      <path className={classes.far} d="M0 116c44-30 84-34 122-18s84 4 122-20 60-8 76 0v102H0z" />
      <path className={classes.near} d="M0 148c90-12 220-12 320 0v32H0z" />
      <path
        className={classes.ink}
        fillRule="evenodd"
        d="M84 76c44-14 96-18 152-8v82H84zm10 20v16h10V98c0-6-10-7-10-2zm20-4v18h10V94c0-6-10-7-10-2zm20-2v18h10V92c0-6-10-7-10-2zm20-1v18h10V91c0-6-10-7-10-2zm20 0v18h10V91c0-6-10-7-10-2zm20 2v18h10V93c0-6-10-7-10-2zm20 3v18h10V96c0-6-10-7-10-2zM94 128v22h10v-22c0-6-10-6-10 0zm20 0v22h10v-22c0-6-10-6-10 0zm20 0v22h10v-22c0-6-10-6-10 0zm20 0v22h10v-22c0-6-10-6-10 0zm20 0v22h10v-22c0-6-10-6-10 0zm20 0v22h10v-22c0-6-10-6-10 0zm20 0v22h10v-22c0-6-10-6-10 0z"
      />
      <path
        className={classes.ink}
        d="M270 96c8-16 26-16 32 0-4 5-12 5-14 4v50h-4v-50c-4 1-10 1-14-4zM34 104c8-14 22-14 28 0-4 4-10 4-12 3v43h-4v-43c-4 1-8 1-12-3z"
      />
    </>
  ),
  kyoto: (
    <>
      <path className={classes.far} d="M0 108c34-34 70-46 104-26s62 10 92-14 84-26 124 22v90H0z" />
      <path className={classes.near} d="M0 142c70-22 120-20 172-12s100 2 148-8v58H0z" />
      <path
        className={classes.line}
        d="M20 96c28-24 56-26 80-10M210 82c30-22 62-20 94 14M32 110c24-18 42-18 62-6"
      />
      <path
        className={classes.ink}
        d="M86 54c48 8 100 8 148 0l2 11c-12 3-22 4-32 5v16h18v8h-18v62h-11V94h-66v62h-11V94H98v-8h18V70c-10-1-20-2-32-5zm41 17v15h28V72zm38 1v14h28V71z"
      />
    </>
  ),
  paris: (
    <>
      <path className={classes.far} d="M0 118h40v-10h30v10h24v-16h28v16h76v-12h32v12h26v-8h34v8h30v62H0z" />
      <path className={classes.water} d="M0 148c60-8 110 8 168 4s104-14 152-4v32H0z" />
      <path
        className={classes.line}
        d="M0 160c60-8 110 8 168 4s104-14 152-4M0 172c60-8 110 8 168 4s104-14 152-4"
      />
      <path
        className={classes.ink}
        fillRule="evenodd"
        d="M159 14h2l2 26 6 40h4v6h-3l7 26h5v6h-3l10 30h-18c-4-20-18-20-22 0h-18l10-30h-3v-6h5l7-26h-3v-6h4l6-40zm-2 72-4 26h14l-4-26z"
      />
    </>
  ),
  newYork: (
    <>
      <path
        className={classes.far}
        d="M0 112h20V84h22v28h14V70h20v42h18V90h22v22h120V86h24v26h16V74h22v38h22v68H0z"
      />
      <path
        className={classes.ink}
        d="M166 18h3v18h4v10h6v18h8v84h-39V64h8V46h6V36h4zM96 148V86h10V74h16v12h10v62zM204 148V92l14-14 14 14v56z"
      />
      <path className={classes.water} d="M0 148h320v32H0z" />
      <path className={classes.line} d="M0 158h60m20 0h90m22 0h128M30 169h110m26 0h70m24 0h60" />
    </>
  ),
  santorini: (
    <>
      <path className={classes.water} d="M0 96h320v84H0z" />
      <path className={classes.line} d="M10 112h70m24 0h50M0 128h44m20 0h60" />
      <path className={classes.far} d="M0 92c30-10 60-12 96 0v6H0z" />
      <path className={classes.near} d="M320 66c-44 2-66 18-92 30-34 16-54 42-74 84h166z" />
      <path
        className={classes.ink}
        d="M188 112c0-22 32-22 32 0h6v20h-44v-20zM240 84c0-26 38-26 38 0h6v24h-50V84zm17-30h4v-8h-4zM204 132h40v22h-40zM258 108h44v24h-44zM172 154h44v22h-44z"
      />
      <path
        className={classes.snow}
        d="M212 138h8v10h-8zm18 0h6v10h-6zm36-24h8v12h-8zm18 0h8v12h-8zM250 92h6v10h-6zm16 0h6v10h-6zm-86 68h8v10h-8zm18 0h8v10h-8z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SceneName = keyof typeof scenes;

/** The scene of a place; decoration beside its name. */
export function PlaceScene({ name }: { readonly name: SceneName }) {
  return (
    <svg
      className={classes.scene}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {scenes[name]}
    </svg>
  );
}
