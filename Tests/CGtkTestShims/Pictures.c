#include "CGtkTestShims.h"

void test_shrink(const unsigned char *pixels, int width, int height, int square, unsigned char *means) {
    int columns = width / square, rows = height / square;
    for (int row = 0; row < rows; row += 1)
        for (int column = 0; column < columns; column += 1)
            for (int channel = 0; channel < 4; channel += 1) {
                int sum = 0;
                for (int y = row * square; y < (row + 1) * square; y += 1)
                    for (int x = column * square; x < (column + 1) * square; x += 1)
                        sum += pixels[(y * width + x) * 4 + channel];
                means[(row * columns + column) * 4 + channel] = (unsigned char)(sum / (square * square));
            }
}
