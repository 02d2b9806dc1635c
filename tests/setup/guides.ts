/** The engine of these tests has every guide, as a server's has. */
import '../../content/towns/all.ts';
