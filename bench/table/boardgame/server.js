// boardgame.io's server as its documentation starts it: node server.js PORT TABLE.json
import boardgame from "boardgame.io/dist/cjs/server.js";
import { gameOf } from "./game.js";

const [port, file] = process.argv.slice(2);
boardgame.Server({ games: [gameOf(file)], origins: [/127\.0\.0\.1/] }).run(Number(port));
